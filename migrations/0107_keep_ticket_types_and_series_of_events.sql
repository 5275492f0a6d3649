CREATE TABLE `event_ticket_types` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`capacity` integer,
	`opens_at` integer,
	`closes_at` integer,
	`for_whom` text DEFAULT 'all' NOT NULL,
	`payment` text DEFAULT 'free' NOT NULL,
	`price` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_ticket_types_by_event` ON `event_ticket_types` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `part_id` text;--> statement-breakpoint
CREATE INDEX `bookings_by_part` ON `bookings` (`tenant_id`,`part_id`,`status`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `ticket_type_id` text;--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `party_id` text;--> statement-breakpoint
CREATE INDEX `event_registrations_by_party` ON `event_registrations` (`tenant_id`,`party_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `series_id` text;--> statement-breakpoint
CREATE INDEX `events_by_series` ON `events` (`tenant_id`,`series_id`,`starts_at`);