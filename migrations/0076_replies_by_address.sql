CREATE INDEX `form_replies_by_address` ON `form_replies` (`tenant_id`,`form_id`,`confirmed_email`) WHERE "form_replies"."confirmed_email" is not null;
