CREATE TABLE `resource_booking_items` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`booking_id` text NOT NULL,
	`resource_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`is_held` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`booking_id`) REFERENCES `resource_bookings`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_booking_items_once` ON `resource_booking_items` (`tenant_id`,`booking_id`,`resource_id`);--> statement-breakpoint
CREATE INDEX `resource_booking_items_overlap` ON `resource_booking_items` (`tenant_id`,`resource_id`,`is_held`,`ends_at`);--> statement-breakpoint
CREATE INDEX `resource_booking_items_by_end` ON `resource_booking_items` (`tenant_id`,`is_held`,`ends_at`);--> statement-breakpoint
CREATE TABLE `resource_bookings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'reserved' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`booker_id` text NOT NULL,
	`approver_id` text,
	`series_id` text,
	`seats` integer DEFAULT 1 NOT NULL,
	`guests` text NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`reminder_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `resource_bookings_by_booker` ON `resource_bookings` (`tenant_id`,`booker_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `resource_bookings_by_start` ON `resource_bookings` (`tenant_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `resource_bookings_by_series` ON `resource_bookings` (`tenant_id`,`series_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `resource_bookings_by_status` ON `resource_bookings` (`tenant_id`,`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `resource_bookings_by_reminder` ON `resource_bookings` (`tenant_id`,`reminder_at`);--> statement-breakpoint
CREATE TABLE `resource_closures` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`opens_at` text DEFAULT '' NOT NULL,
	`closes_at` text DEFAULT '' NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_closures_by_day` ON `resource_closures` (`tenant_id`,`last_day`);--> statement-breakpoint
CREATE TABLE `resource_notices` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`until_day` text DEFAULT '' NOT NULL,
	`is_important` integer DEFAULT false NOT NULL,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_notices_in_order` ON `resource_notices` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `resource_series` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`frequency` text NOT NULL,
	`until_day` text NOT NULL,
	`skipped_days` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `resource_types` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`weekly` text NOT NULL,
	`closed_on_holidays` integer DEFAULT true NOT NULL,
	`book_level` integer DEFAULT 10 NOT NULL,
	`needs_approval` integer DEFAULT false NOT NULL,
	`approver_id` text,
	`max_minutes` integer,
	`window_days` integer DEFAULT 365 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `resource_types_by_name` ON `resource_types` (`tenant_id`,`name`);--> statement-breakpoint
CREATE TABLE `resources` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`type_id` text NOT NULL,
	`name` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`capacity` integer,
	`features` text NOT NULL,
	`time_zone` text NOT NULL,
	`photo_guid` text,
	`status` text DEFAULT 'active' NOT NULL,
	`floor` text DEFAULT '' NOT NULL,
	`plan_row` integer,
	`plan_column` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`type_id`) REFERENCES `resource_types`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `resources_by_name` ON `resources` (`tenant_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `resources_by_type` ON `resources` (`tenant_id`,`type_id`);