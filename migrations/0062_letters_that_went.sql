-- Letters were written at once until now: what was asked by name has its letter.
UPDATE form_invitations SET sent_at = created_at WHERE kind = 'personal' AND sent_at IS NULL;
