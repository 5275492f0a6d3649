ALTER TABLE `crm_contact_forms` ADD `stamp_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_submissions_in_trash` ON `crm_submissions` (`tenant_id`,`deleted_at`);