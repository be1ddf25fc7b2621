/** Reverts an empty, up-to-date database to before addresses had a table of their own, with two in one row. */
export const BEFORE_ADDRESSES = `
  drop index submissions_inbox; drop index submissions_assigned; drop index submissions_answered;
  alter table submissions drop column version; alter table submissions drop column assignee_id;
  alter table submissions drop column assignee_name; alter table submissions drop column answered_at;
  drop table staff_notes; drop table replies; drop table reply_templates; drop table audit_log;
  drop table request_nonces; drop table erasures; drop table submission_names;
  drop index intake_keys_submission; drop index intake_keys_spent; drop index turns_spent; drop index outbox_spent;
  drop index outbox_waiting; create index outbox_waiting on outbox (next_at) where state = 'waiting';
  drop index files_unencrypted; alter table files drop column key_id;
  drop table addresses; alter table submissions add column addresses text not null default '';
  delete from kysely_migration where name >= '002';
  insert into submissions (id, reference, form, form_version, received_at, status, reasons, client, answers, addresses)
  values ('id', 'BW-OLD', 'contact', 'v1', 0, 'handled', '[]', '', '{}', 'hash-of-ana
hash-of-shop'), ('other', 'BW-NONE', 'contact', 'v1', 0, 'new', '[]', '', '{}', '')`
