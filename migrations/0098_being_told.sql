CREATE TABLE `mail_digests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`told_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_digests_due` ON `mail_digests` (`due_at`);--> statement-breakpoint
CREATE TABLE `notification_defaults` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`channels` text DEFAULT '{}' NOT NULL,
	`digest` text,
	`digest_hour` integer,
	`digest_day` integer,
	`quiet` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `notification_mutes` (
	`user_id` text NOT NULL,
	`about` text NOT NULL,
	`tenant_id` text,
	`type` text NOT NULL,
	`params` text NOT NULL,
	`url` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `about`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`channels` text DEFAULT '{}' NOT NULL,
	`digest` text,
	`digest_hour` integer,
	`digest_day` integer,
	`quiet` text,
	`stop_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `notifications` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `returns_at` integer;--> statement-breakpoint
CREATE INDEX `notifications_returning` ON `notifications` (`returns_at`) WHERE "notifications"."returns_at" is not null;