ALTER TABLE `courses` ADD `checked_on` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `check_by` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `check_told_on` text;--> statement-breakpoint
CREATE INDEX `courses_to_check` ON `courses` (`tenant_id`,`check_by`);