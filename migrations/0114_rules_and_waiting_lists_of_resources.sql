CREATE TABLE `resource_parts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`whole_id` text NOT NULL,
	`part_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`whole_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`part_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_parts_once` ON `resource_parts` (`tenant_id`,`whole_id`,`part_id`);--> statement-breakpoint
CREATE INDEX `resource_parts_by_part` ON `resource_parts` (`tenant_id`,`part_id`);--> statement-breakpoint
ALTER TABLE `booking_pools` ADD `module_key` text DEFAULT 'events' NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `buffer_before` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `buffer_after` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `whole_id` text;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `deputy_id` text;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `decided_by_id` text;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `decision` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `check_in_by` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `grace_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `checked_in_at` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `checked_out_at` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `planned_ends_at` integer;--> statement-breakpoint
ALTER TABLE `resource_bookings` ADD `books_itself` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `resource_bookings_by_due` ON `resource_bookings` (`tenant_id`,`due_at`);--> statement-breakpoint
ALTER TABLE `resource_types` ADD `rules` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `rules` text DEFAULT '{}' NOT NULL;