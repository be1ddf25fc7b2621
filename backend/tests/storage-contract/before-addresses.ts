/** Reverts an empty, up-to-date database to before addresses had a table of their own, with two in one row. */
export const BEFORE_ADDRESSES = `
  drop index intake_keys_submission; drop index intake_keys_spent; drop index turns_spent; drop index outbox_spent;
  drop index outbox_waiting; create index outbox_waiting on outbox (next_at) where state = 'waiting';
  drop index files_unencrypted; alter table files drop column key_id;
  drop table addresses; alter table submissions add column addresses text not null default '';
  delete from kysely_migration where name >= '002';
  insert into submissions (id, reference, form, form_version, received_at, status, reasons, client, answers, addresses)
  values ('id', 'BW-OLD', 'contact', 'v1', 0, 'new', '[]', '', '{}', 'hash-of-ana
hash-of-shop'), ('other', 'BW-NONE', 'contact', 'v1', 0, 'new', '[]', '', '{}', '')`
