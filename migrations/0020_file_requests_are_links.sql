CREATE TABLE `file_deliveries` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`reference` text NOT NULL,
	`token_hash` text NOT NULL,
	`sender_name` text DEFAULT '' NOT NULL,
	`sender_email` text DEFAULT '' NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_deliveries_by_token` ON `file_deliveries` (`token_hash`);--> statement-breakpoint
CREATE INDEX `file_deliveries_of_request` ON `file_deliveries` (`tenant_id`,`request_id`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `file_requests_by_token`;--> statement-breakpoint
DROP INDEX `file_requests_by_maker`;--> statement-breakpoint
ALTER TABLE `file_requests` ADD `kinds` text;--> statement-breakpoint
ALTER TABLE `file_requests` ADD `max_files` integer;--> statement-breakpoint
ALTER TABLE `file_requests` ADD `asks_name` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `file_requests` ADD `asks_email` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `file_requests` DROP COLUMN `creator_id`;--> statement-breakpoint
ALTER TABLE `file_requests` DROP COLUMN `token_hash`;--> statement-breakpoint
ALTER TABLE `file_requests` DROP COLUMN `title`;--> statement-breakpoint
ALTER TABLE `file_requests` DROP COLUMN `deadline`;--> statement-breakpoint
ALTER TABLE `file_requests` DROP COLUMN `extensions`;--> statement-breakpoint
INSERT INTO `file_requests` (`tenant_id`, `id`, `folder_id`, `created_at`, `updated_at`) SELECT `tenant_id`, `id`, `folder_id`, `created_at`, `updated_at` FROM `media_shares` WHERE `target_kind` = 'link' AND `rights` = 'upload' AND `folder_id` IS NOT NULL;
