ALTER TABLE `learning_contents` ADD `sound_guid` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_type` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `text_instead` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `variant_of` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `variants` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_by` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_of` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_at` integer;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `learner_seconds` integer;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `learner_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `learning_contents_of_card` ON `learning_contents` (`tenant_id`,`variant_of`);--> statement-breakpoint
CREATE INDEX `learning_contents_provided` ON `learning_contents` (`tenant_id`,`provided_of`);--> statement-breakpoint
ALTER TABLE `learning_uses` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `learning_uses` ADD `seconds` integer;--> statement-breakpoint
CREATE INDEX `learning_uses_by_time` ON `learning_uses` (`tenant_id`,`content_id`,`seconds`);