CREATE TABLE `event_check_in_lists` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`session_id` text,
	`opens_at` integer,
	`closes_at` integer,
	`has_exit` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`session_id`) REFERENCES `event_sessions`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_check_in_lists_by_event` ON `event_check_in_lists` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE TABLE `event_check_ins` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list_id` text NOT NULL,
	`registration_id` text NOT NULL,
	`is_exit` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `event_check_in_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`registration_id`) REFERENCES `event_registrations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_check_ins_by_list` ON `event_check_ins` (`tenant_id`,`list_id`,`registration_id`,`at`,`is_exit`);--> statement-breakpoint
CREATE INDEX `event_check_ins_by_registration` ON `event_check_ins` (`tenant_id`,`registration_id`,`at`);--> statement-breakpoint
CREATE TABLE `event_door_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`list_id` text NOT NULL,
	`title` text NOT NULL,
	`is_kiosk` integer DEFAULT false NOT NULL,
	`token_hash` text NOT NULL,
	`until` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `event_check_in_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_door_links_by_token` ON `event_door_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `event_door_links_by_event` ON `event_door_links` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_door_links_by_list` ON `event_door_links` (`tenant_id`,`list_id`);