CREATE TABLE `file_comments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`author_id` text NOT NULL,
	`body` text NOT NULL,
	`mentions` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `file_comments_of_file` ON `file_comments` (`tenant_id`,`file_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `file_receipts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`user_id` text NOT NULL,
	`opened_at` integer,
	`downloaded_at` integer,
	`confirmed_at` integer,
	`version` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_receipts_once` ON `file_receipts` (`tenant_id`,`file_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `file_reminders` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`user_id` text NOT NULL,
	`remind_at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_reminders_once` ON `file_reminders` (`tenant_id`,`user_id`,`file_id`);--> statement-breakpoint
CREATE INDEX `file_reminders_due` ON `file_reminders` (`remind_at`);--> statement-breakpoint
CREATE TABLE `file_requests` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`folder_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`title` text NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`deadline` integer,
	`extensions` text,
	`max_size` integer,
	`folders_by_sender` integer DEFAULT true NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_requests_by_token` ON `file_requests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `file_requests_of_folder` ON `file_requests` (`tenant_id`,`folder_id`);--> statement-breakpoint
CREATE INDEX `file_requests_by_maker` ON `file_requests` (`tenant_id`,`creator_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `file_tags` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`tag` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_tags_once` ON `file_tags` (`tenant_id`,`tag`,`file_id`);--> statement-breakpoint
CREATE INDEX `file_tags_of_file` ON `file_tags` (`tenant_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `file_uses` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`module_key` text NOT NULL,
	`ref_guid` text NOT NULL,
	`title` text NOT NULL,
	`path` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_uses_once` ON `file_uses` (`tenant_id`,`file_id`,`module_key`,`ref_guid`);--> statement-breakpoint
CREATE INDEX `file_uses_of_record` ON `file_uses` (`tenant_id`,`module_key`,`ref_guid`);--> statement-breakpoint
CREATE TABLE `file_versions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text,
	`key` text NOT NULL,
	`thumbnail_key` text,
	`author_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`label` text,
	`charged` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `file_versions_once` ON `file_versions` (`tenant_id`,`file_id`,`version`);--> statement-breakpoint
CREATE INDEX `file_versions_by_key` ON `file_versions` (`tenant_id`,`key`);--> statement-breakpoint
CREATE INDEX `file_versions_by_thumbnail` ON `file_versions` (`tenant_id`,`thumbnail_key`);--> statement-breakpoint
CREATE INDEX `file_versions_to_thin` ON `file_versions` (`tenant_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `media_events` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text,
	`folder_id` text,
	`version` integer,
	`user_id` text,
	`share_id` text,
	`kind` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `media_events_of_file` ON `media_events` (`tenant_id`,`file_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `media_events_of_folder` ON `media_events` (`tenant_id`,`folder_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `media_favourites` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_favourites_once` ON `media_favourites` (`tenant_id`,`user_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `media_folders` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`owner_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`path` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`creator_id` text NOT NULL,
	`sharing` text DEFAULT 'none' NOT NULL,
	`deleted_at` integer,
	`trashed_with` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_folders_by_guid` ON `media_folders` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_folders_in_folder` ON `media_folders` (`tenant_id`,`owner_id`,`parent_id`,`sort_name`) WHERE "media_folders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `media_folders_by_path` ON `media_folders` (`tenant_id`,`path`);--> statement-breakpoint
CREATE INDEX `media_folders_in_trash` ON `media_folders` (`tenant_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_folders_trashed_with` ON `media_folders` (`tenant_id`,`trashed_with`);--> statement-breakpoint
CREATE TABLE `media_rules` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`extensions` text,
	`max_size` integer,
	`member_quota` integer,
	`tenant_quota` integer,
	`is_private_by_default` integer DEFAULT true NOT NULL,
	`link_days` integer,
	`link_password_roles` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `media_shares` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text,
	`folder_id` text,
	`target_kind` text NOT NULL,
	`target_id` text DEFAULT '' NOT NULL,
	`rights` text NOT NULL,
	`token_hash` text,
	`password_hash` text,
	`label` text DEFAULT '' NOT NULL,
	`expires_at` integer,
	`max_downloads` integer,
	`downloads` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	`allow_download` integer DEFAULT true NOT NULL,
	`confirm_required` integer DEFAULT false NOT NULL,
	`creator_id` text NOT NULL,
	`warned_for` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `media_shares_of_file` ON `media_shares` (`tenant_id`,`file_id`);--> statement-breakpoint
CREATE INDEX `media_shares_of_folder` ON `media_shares` (`tenant_id`,`folder_id`);--> statement-breakpoint
CREATE INDEX `media_shares_for` ON `media_shares` (`tenant_id`,`target_kind`,`target_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_shares_by_maker` ON `media_shares` (`tenant_id`,`creator_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_shares_by_token` ON `media_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `media_shares_by_end` ON `media_shares` (`expires_at`);--> statement-breakpoint
CREATE TABLE `media_sweeps` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`objects` integer NOT NULL,
	`object_bytes` integer NOT NULL,
	`rows` integer NOT NULL,
	`lost` text DEFAULT '[]' NOT NULL,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `media_sweeps_latest` ON `media_sweeps` (`tenant_id`,`at`);--> statement-breakpoint
CREATE TABLE `media_usage` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`bytes_limit` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `temp_grants` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text,
	`creator_id` text NOT NULL,
	`reason` text NOT NULL,
	`expires_at` integer NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `temp_grants_by_token` ON `temp_grants` (`token_hash`);--> statement-breakpoint
CREATE INDEX `temp_grants_of_file` ON `temp_grants` (`tenant_id`,`file_id`);--> statement-breakpoint
CREATE INDEX `temp_grants_by_end` ON `temp_grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `upload_sessions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text NOT NULL,
	`client_key` text NOT NULL,
	`replaces_id` text,
	`size` integer NOT NULL,
	`part_size` integer NOT NULL,
	`key` text NOT NULL,
	`upload_id` text NOT NULL,
	`parts` text DEFAULT '{}' NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_sessions_once` ON `upload_sessions` (`tenant_id`,`user_id`,`client_key`);--> statement-breakpoint
CREATE INDEX `upload_sessions_of_file` ON `upload_sessions` (`tenant_id`,`file_id`);--> statement-breakpoint
CREATE INDEX `upload_sessions_by_end` ON `upload_sessions` (`expires_at`);--> statement-breakpoint
ALTER TABLE `files` ADD `owner_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `folder_id` text;--> statement-breakpoint
ALTER TABLE `files` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `extension` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `kind` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `sha256` text;--> statement-breakpoint
ALTER TABLE `files` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `last_modified` integer;--> statement-breakpoint
ALTER TABLE `files` ADD `is_private` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `sharing` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `charged` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `sender_name` text;--> statement-breakpoint
ALTER TABLE `files` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `files` ADD `trashed_with` text;--> statement-breakpoint
CREATE UNIQUE INDEX `files_in_folder` ON `files` (`tenant_id`,`owner_id`,`folder_id`,`sort_name`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_in_folder_by_size` ON `files` (`tenant_id`,`owner_id`,`folder_id`,`size`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_in_folder_by_change` ON `files` (`tenant_id`,`owner_id`,`folder_id`,`updated_at`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_in_folder_by_type` ON `files` (`tenant_id`,`owner_id`,`folder_id`,`extension`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_latest` ON `files` (`tenant_id`,`updated_at`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_of_kind` ON `files` (`tenant_id`,`kind`,`updated_at`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_open_to_all` ON `files` (`tenant_id`,`is_private`,`updated_at`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_of_owner` ON `files` (`tenant_id`,`owner_id`,`updated_at`,`id`) WHERE "files"."deleted_at" is null and "files"."state" = 'ready' and "files"."folder_id" is not null;--> statement-breakpoint
CREATE INDEX `files_by_hash` ON `files` (`tenant_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `files_by_key` ON `files` (`tenant_id`,`key`);--> statement-breakpoint
CREATE INDEX `files_by_thumbnail` ON `files` (`tenant_id`,`thumbnail_key`);--> statement-breakpoint
CREATE INDEX `files_of_folder` ON `files` (`tenant_id`,`folder_id`);--> statement-breakpoint
CREATE INDEX `files_in_trash` ON `files` (`tenant_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `files_trashed_with` ON `files` (`tenant_id`,`trashed_with`);