CREATE TABLE `activity_absences` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `activity_absences_of_client` ON `activity_absences` (`tenant_id`,`client_id`,`day`);--> statement-breakpoint
CREATE TABLE `activity_comments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`log_id` text NOT NULL,
	`day` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`log_id`) REFERENCES `activity_logs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activity_comments_of_day` ON `activity_comments` (`tenant_id`,`log_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `activity_logs` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text,
	`author_id` text NOT NULL,
	`title` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`late_days` integer DEFAULT 3 NOT NULL,
	`free_days` text DEFAULT '[]' NOT NULL,
	`skips_holidays` integer DEFAULT true NOT NULL,
	`reminder_hour` integer,
	`remind_at` integer DEFAULT 0 NOT NULL,
	`targets` text DEFAULT '{}' NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `activity_logs_of_client` ON `activity_logs` (`tenant_id`,`client_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_logs_in_order` ON `activity_logs` (`tenant_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `activity_logs_to_remind` ON `activity_logs` (`remind_at`);