ALTER TABLE `module_components` ADD `titles` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `module_components` ADD `url` text;--> statement-breakpoint
ALTER TABLE `modules` ADD `titles` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_by_time` ON `audit_events` (`id`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_by_kind` ON `audit_events` (`table_name`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_by_tenant_kind` ON `audit_events` (`tenant_id`,`table_name`,`id`);--> statement-breakpoint
CREATE INDEX `modules_tenant_by_use` ON `modules_tenant` (`module_id`,`status`,`tenant_id`);