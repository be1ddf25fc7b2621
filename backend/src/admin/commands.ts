import { assign } from './assign.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { end, handle, release, reopen } from './change-status.ts'
import { FLAG, TEXT, type Command } from './command.ts'
import { erase } from './erase.ts'
import { exportSubmissions } from './export-submissions.ts'
import { files } from './files.ts'
import { list } from './list.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { note } from './note.ts'
import { outbox } from './outbox.ts'
import { purge } from './purge.ts'
import { replay } from './replay.ts'
import { restore } from './restore.ts'
import { show } from './show.ts'

const MANY = Number.POSITIVE_INFINITY
const FILTER = { form: TEXT, status: TEXT, since: TEXT, search: TEXT }
/** Where an export goes, and how. */
const OUTPUT = { format: TEXT, out: TEXT }
const OUTPUT_HELP = [
  '--format FORMAT   csv (default) for a spreadsheet, ndjson for a program',
  '--out FILE        a new file, readable by you only; else to standard output',
]
const FILTER_HELP = [
  '--form NAME       one form, e.g. contact',
  '--status STATUS   new, in-progress, reopened, done or spam (also: handled, quarantined)',
  '--since DAY       received on this day (UTC) or later',
  '--search TEXT     a reference, a whole email address, or part of a name',
]

/** Every command, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    usage: '[--form NAME] [--status STATUS] [--since DAY] [--search TEXT] [--limit N]',
    summary: 'newest first, with name and topic',
    help: [...FILTER_HELP, '--limit N         50 by default'],
    arguments: [0, 0],
    options: { ...FILTER, limit: TEXT },
    run: list,
  },
  show: {
    usage: 'ID',
    summary: 'one submission with every answer (ID or reference)',
    arguments: [1, 1],
    run: show,
  },
  files: {
    usage: 'ID --out FOLDER',
    summary: 'write its files into a folder',
    help: ['--out FOLDER      created if needed; never overwrites a file'],
    arguments: [1, 1],
    options: { out: TEXT },
    run: files,
  },
  export: {
    usage: '[--format csv|ndjson] [--fields NAMES] [--out FILE] [filter as for list]',
    summary: 'submissions with their answers, sensitive ones too',
    help: [...FILTER_HELP, '--fields NAMES    these answers only, separated by commas', ...OUTPUT_HELP],
    arguments: [0, 0],
    options: { ...FILTER, ...OUTPUT, fields: TEXT },
    run: exportSubmissions,
  },
  handle: {
    usage: 'ID …',
    summary: 'mark as done; several at once',
    arguments: [1, MANY],
    run: handle,
  },
  reopen: {
    usage: 'ID …',
    summary: 'take up again what was done',
    arguments: [1, MANY],
    run: reopen,
  },
  release: {
    usage: 'ID …',
    summary: 'let a quarantined one through; what it had to send is sent',
    arguments: [1, MANY],
    run: release,
  },
  assign: {
    usage: 'ID NAME | ID --nobody',
    summary: 'assign it to somebody',
    help: [
      'NAME              of somebody who has opened the inbox, or their id; before anybody has, any name',
      '--account ID      for somebody who has not yet: the id of their account in the content service',
      '--nobody          take it from whoever has it',
    ],
    arguments: [1, 2],
    options: { nobody: FLAG, account: TEXT },
    run: assign,
  },
  note: {
    usage: 'ID TEXT',
    summary: 'note something about it; encrypted, erased with the person',
    arguments: [2, 2],
    run: note,
  },
  end: {
    usage: 'ID [--on DAY]',
    summary: 'the relationship has ended: its years count from then',
    help: ['--on DAY          today by default'],
    arguments: [1, 1],
    options: { on: TEXT },
    run: end,
  },
  erase: {
    usage: 'EMAIL --dry-run | EMAIL --yes',
    summary: 'remove a person everywhere, with a receipt',
    help: ['--dry-run         what would be removed', '--yes             remove it: it cannot be undone'],
    arguments: [1, 1],
    options: { 'dry-run': FLAG, yes: FLAG },
    run: erase,
  },
  purge: {
    usage: '--dry-run | --yes [--form NAME] [--clock-is-right]',
    summary: 'remove what the retention rules say is over',
    help: [
      '--form NAME       of one form only',
      '--dry-run         how many would be removed',
      '--yes             remove them: it cannot be undone',
      '--clock-is-right  after the clock has jumped',
    ],
    arguments: [0, 0],
    options: { form: TEXT, 'dry-run': FLAG, yes: FLAG, 'clock-is-right': FLAG },
    run: purge,
  },
  audit: {
    usage: '[--since DAY] [--format csv|ndjson] [--out FILE]',
    summary: 'who saw and did what, newest first',
    help: ['--since DAY       on this day (UTC) or later', ...OUTPUT_HELP],
    arguments: [0, 0],
    options: { ...OUTPUT, since: TEXT },
    run: audit,
  },
  outbox: {
    usage: '[status|retry]',
    summary: 'what is still to be sent, or was given up',
    help: ['status            list it (default)', 'retry             try all of it again now'],
    arguments: [0, 1],
    run: outbox,
  },
  backup: {
    usage: 'FILE | --folder FOLDER [--keep-days N]',
    summary: 'copy the database while the site runs, checked',
    help: [
      '--folder FOLDER   a file named by its time, and a copy of the journal of erasures',
      '--keep-days N     then remove the older ones in the folder',
    ],
    arguments: [0, 1],
    options: { folder: TEXT, 'keep-days': TEXT },
    run: backup,
  },
  restore: {
    usage: 'FILE --yes',
    summary: 'put a backup in its place; erasures since then are repeated',
    help: ['--yes             replace all submissions'],
    arguments: [1, 1],
    options: { yes: FLAG },
    run: restore,
  },
  'replay-erasures': {
    usage: '[FILE]',
    summary: 'repeat erasures after a restore, from the journal or a copy of it',
    arguments: [0, 1],
    run: replay,
  },
  'move-to-postgres': {
    usage: 'URL',
    summary: 'copy everything into PostgreSQL, proven row by row; - reads the address from standard input',
    arguments: [1, 1],
    run: moveToPostgres,
  },
}
