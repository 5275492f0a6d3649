CREATE TABLE `audit_events` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`table_name` text NOT NULL,
	`record_id` text NOT NULL,
	`fields` text NOT NULL,
	`request_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_record` ON `audit_events` (`tenant_id`,`table_name`,`record_id`);--> statement-breakpoint
CREATE TABLE `advisor_clients` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`advisor_id` text NOT NULL,
	`client_id` text NOT NULL,
	`is_primary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`advisor_id`) REFERENCES `people`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`client_id`) REFERENCES `people`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `advisor_clients_once` ON `advisor_clients` (`tenant_id`,`advisor_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `advisor_clients_by_client` ON `advisor_clients` (`tenant_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `people` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`sort_name` text NOT NULL,
	`phone` text,
	`job_position` text,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`last_login_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `people_by_name` ON `people` (`tenant_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `people_by_email` ON `people` (`tenant_id`,`email`);--> statement-breakpoint
CREATE TABLE `claims` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text DEFAULT '' NOT NULL,
	`taken_by` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `claims_by_age` ON `claims` (`created_at`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`leased_until` integer NOT NULL,
	`last_run_at` integer
);
--> statement-breakpoint
CREATE TABLE `dead_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`grants` text NOT NULL,
	`language` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`token_hash` text NOT NULL,
	`status` text NOT NULL,
	`invited_by` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_by_email` ON `invitations` (`tenant_id`,`email`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_start` integer NOT NULL,
	`blocked_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`template` text NOT NULL,
	`status` text NOT NULL,
	`subject` text,
	`text` text,
	`html` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `memberships` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_by_tenant_user` ON `memberships` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_by_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE TABLE `module_components` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`link` text NOT NULL,
	`icon` text NOT NULL,
	`title` text NOT NULL,
	`translation_key` text NOT NULL,
	`visible_in_menu` integer NOT NULL,
	`roles` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `module_components_link_unique` ON `module_components` (`link`);--> statement-breakpoint
CREATE INDEX `module_components_by_module` ON `module_components` (`module_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `module_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`module_id` text NOT NULL,
	`name` text NOT NULL,
	`level` integer NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "module_roles_level" CHECK("module_roles"."level" between 1 and 30)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `module_roles_by_name` ON `module_roles` (`module_id`,`name`);--> statement-breakpoint
CREATE TABLE `modules` (
	`id` text PRIMARY KEY NOT NULL,
	`guid` text NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`translation_key` text NOT NULL,
	`icon` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`sort_order` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_guid_unique` ON `modules` (`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `modules_key_unique` ON `modules` (`key`);--> statement-breakpoint
CREATE TABLE `modules_tenant` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`module_id` text NOT NULL,
	`status` integer NOT NULL,
	`expires` text,
	`warned_days` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_tenant_by_module` ON `modules_tenant` (`tenant_id`,`module_id`);--> statement-breakpoint
CREATE INDEX `modules_tenant_by_expiry` ON `modules_tenant` (`status`,`expires`);--> statement-breakpoint
CREATE TABLE `modules_tenant_user` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`modules_tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`module_role_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`module_role_id`) REFERENCES `module_roles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_tenant_user_once` ON `modules_tenant_user` (`modules_tenant_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `modules_tenant_user_by_user` ON `modules_tenant_user` (`user_id`,`tenant_id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`tenant_id` text,
	`type` text NOT NULL,
	`params` text NOT NULL,
	`url` text NOT NULL,
	`seen` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_unseen` ON `notifications` (`user_id`) WHERE "notifications"."seen" = 0;--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `tenants` (
	`id` text PRIMARY KEY NOT NULL,
	`guid` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`org_number` text,
	`logo_key` text,
	`accent` text,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tenants_guid_unique` ON `tenants` (`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `tenants_slug_unique` ON `tenants` (`slug`);--> statement-breakpoint
CREATE INDEX `tenants_by_name` ON `tenants` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`guid` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`phone` text,
	`job_position` text,
	`language` text,
	`time_zone` text,
	`theme` text DEFAULT 'system' NOT NULL,
	`is_superadmin` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`inbox_version` integer DEFAULT 0 NOT NULL,
	`last_login_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_guid_unique` ON `users` (`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);