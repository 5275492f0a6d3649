ALTER TABLE `nl_items` ADD `a` real;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `b` real;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `b_se` real;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `calibrated_on` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `analysis` text;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `analysed_on` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `oddities` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `nl_items_by_oddities` ON `nl_items` (`tenant_id`,`deleted_at`,`oddities`,`id`);--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `mode` text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `part_most` integer DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_answers` ADD `ms` integer;--> statement-breakpoint
CREATE INDEX `nl_answers_of_item` ON `nl_answers` (`tenant_id`,`item_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `plan` text;