CREATE TABLE `resource_guests` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`seats` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`code_until` integer NOT NULL,
	`confirmed_at` integer,
	`forget_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_guests_by_token` ON `resource_guests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `resource_guests_by_forget` ON `resource_guests` (`tenant_id`,`forget_at`);--> statement-breakpoint
CREATE TABLE `resource_open_pages` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`price` text DEFAULT '' NOT NULL,
	`terms` text DEFAULT '' NOT NULL,
	`needs_approval` integer DEFAULT true NOT NULL,
	`embedded_by` text DEFAULT '[]' NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_open_pages_by_guid` ON `resource_open_pages` (`guid`);--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `model` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `handed_out_at` integer;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `returned_at` integer;--> statement-breakpoint
ALTER TABLE `resource_booking_items` ADD `due_back_at` integer;--> statement-breakpoint
CREATE INDEX `resource_booking_items_out` ON `resource_booking_items` (`tenant_id`,`returned_at`,`handed_out_at`);--> statement-breakpoint
CREATE INDEX `resource_booking_items_due_back` ON `resource_booking_items` (`tenant_id`,`due_back_at`);--> statement-breakpoint
ALTER TABLE `resources` ADD `model` text DEFAULT '' NOT NULL;