ALTER TABLE `booking_pools` ADD `pending` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `events` ADD `needs_approval` integer DEFAULT false NOT NULL;