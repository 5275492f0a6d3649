CREATE TABLE `sms_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sms_numbers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sms_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text,
	`day` text NOT NULL,
	`template` text NOT NULL,
	`status` text NOT NULL,
	`recipient` text,
	`text` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sms_outbox_of_day` ON `sms_outbox` (`tenant_id`,`day`,`status`);--> statement-breakpoint
CREATE INDEX `sms_outbox_by_age` ON `sms_outbox` (`created_at`);--> statement-breakpoint
ALTER TABLE `form_invitations` ADD `by_text` integer DEFAULT false NOT NULL;