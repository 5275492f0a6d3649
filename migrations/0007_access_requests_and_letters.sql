CREATE TABLE `access_requests` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`modules_tenant_id` text NOT NULL,
	`module_role_id` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`asked_on` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_requests_once` ON `access_requests` (`tenant_id`,`user_id`,`modules_tenant_id`,`module_role_id`,`asked_on`);--> statement-breakpoint
CREATE INDEX `access_requests_open` ON `access_requests` (`tenant_id`,`user_id`) WHERE "access_requests"."status" = 'open';--> statement-breakpoint
DROP INDEX `invitations_by_email`;--> statement-breakpoint
ALTER TABLE `invitations` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `invitations_by_name` ON `invitations` (`tenant_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_by_sent` ON `invitations` (`tenant_id`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_waiting` ON `invitations` (`tenant_id`,`updated_at`) WHERE "invitations"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `invitations_by_email` ON `invitations` (`tenant_id`,`email`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `locked_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `memberships_admins` ON `memberships` (`tenant_id`,`id`) WHERE "memberships"."role" = 'ADMIN' and "memberships"."is_active" = 1;--> statement-breakpoint
UPDATE `invitations` SET `sort_name` = lower(trim(coalesce(json_extract(`details`, '$.lastName'), '') || ' ' || coalesce(json_extract(`details`, '$.firstName'), '') || ' ' || `email`));--> statement-breakpoint
UPDATE `invitations` SET `status` = 'waiting' WHERE `token_hash` LIKE 'waiting:%' AND `status` = 'sent';
