CREATE TABLE `booking_pools` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`capacity` integer,
	`has_waiting_list` integer DEFAULT false NOT NULL,
	`offer_hours` integer DEFAULT 24 NOT NULL,
	`closes_at` integer,
	`taken` integer DEFAULT 0 NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `bookings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`pool_id` text NOT NULL,
	`holder_id` text NOT NULL,
	`seats` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`offered_until` integer,
	`announced_status` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`pool_id`) REFERENCES `booking_pools`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_by_holder` ON `bookings` (`tenant_id`,`pool_id`,`holder_id`);--> statement-breakpoint
CREATE INDEX `bookings_in_order` ON `bookings` (`tenant_id`,`pool_id`,`status`,`position`);--> statement-breakpoint
CREATE INDEX `bookings_by_offer` ON `bookings` (`tenant_id`,`status`,`offered_until`);--> statement-breakpoint
CREATE INDEX `bookings_unannounced` ON `bookings` (`tenant_id`,`announced_status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `event_feedback` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`score` integer NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `event_registrations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_feedback_by_event` ON `event_feedback` (`tenant_id`,`event_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `event_feeds` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_feeds_by_token` ON `event_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `event_registrations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`sort_name` text NOT NULL,
	`guests` integer DEFAULT 0 NOT NULL,
	`answers` text NOT NULL,
	`needs` text,
	`language` text NOT NULL,
	`code` text NOT NULL,
	`token_hash` text NOT NULL,
	`consent_at` integer,
	`checked_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_by_email` ON `event_registrations` (`tenant_id`,`event_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_by_token` ON `event_registrations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_registrations_by_code` ON `event_registrations` (`tenant_id`,`event_id`,`code`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_name` ON `event_registrations` (`tenant_id`,`event_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `event_registrations_by_user` ON `event_registrations` (`tenant_id`,`user_id`,`event_id`);--> statement-breakpoint
CREATE TABLE `event_sessions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`track` text DEFAULT '' NOT NULL,
	`speaker` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`capacity` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_sessions_in_order` ON `event_sessions` (`tenant_id`,`event_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`visibility` text DEFAULT 'public' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`url` text,
	`category` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`contact` text DEFAULT '' NOT NULL,
	`opens_at` integer,
	`closes_at` integer,
	`cancel_hours` integer DEFAULT 0 NOT NULL,
	`max_guests` integer DEFAULT 0 NOT NULL,
	`asks_needs` integer DEFAULT false NOT NULL,
	`asks_feedback` integer DEFAULT false NOT NULL,
	`questions` text NOT NULL,
	`reminders` text NOT NULL,
	`next_reminder_at` integer,
	`feedback_due_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`ticket_key` text NOT NULL,
	`cover_guid` text,
	`owner_id` text NOT NULL,
	`is_template` integer DEFAULT false NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_guid` ON `events` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`tenant_id`,`is_template`,`deleted_at`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_by_owner` ON `events` (`tenant_id`,`owner_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `events_by_reminder` ON `events` (`tenant_id`,`next_reminder_at`);--> statement-breakpoint
CREATE INDEX `events_by_feedback` ON `events` (`tenant_id`,`feedback_due_at`);--> statement-breakpoint
CREATE INDEX `events_in_trash` ON `events` (`tenant_id`,`deleted_at`);