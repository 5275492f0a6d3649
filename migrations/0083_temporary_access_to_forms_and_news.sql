DROP INDEX `temp_grants_of_file`;--> statement-breakpoint
ALTER TABLE `temp_grants` ADD `kind` text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE `temp_grants` RENAME COLUMN `file_id` TO `record_id`;--> statement-breakpoint
CREATE INDEX `temp_grants_of_record` ON `temp_grants` (`tenant_id`,`record_id`);
