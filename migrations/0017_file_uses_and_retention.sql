DROP INDEX `file_uses_once`;--> statement-breakpoint
ALTER TABLE `file_uses` ADD `held_guid` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `file_uses` ADD `is_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `file_uses_once` ON `file_uses` (`tenant_id`,`file_id`,`module_key`,`ref_guid`,`held_guid`);--> statement-breakpoint
ALTER TABLE `media_folders` ADD `retention_days` integer;--> statement-breakpoint
CREATE INDEX `media_folders_with_retention` ON `media_folders` (`retention_days`,`tenant_id`) WHERE "media_folders"."retention_days" is not null;