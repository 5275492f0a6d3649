CREATE TABLE `event_message_letters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`message_id` text NOT NULL,
	`registration_id` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`message_id`) REFERENCES `event_messages`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`registration_id`) REFERENCES `event_registrations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_message_letters_by_message` ON `event_message_letters` (`tenant_id`,`message_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_message_letters_by_registration` ON `event_message_letters` (`tenant_id`,`registration_id`);--> statement-breakpoint
CREATE TABLE `event_messages` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`audience` text NOT NULL,
	`ticket_type_id` text,
	`session_id` text,
	`texts` text NOT NULL,
	`send_at` integer NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_messages_by_event` ON `event_messages` (`tenant_id`,`event_id`,`send_at`);--> statement-breakpoint
CREATE INDEX `event_messages_due` ON `event_messages` (`tenant_id`,`status`,`send_at`);--> statement-breakpoint
CREATE TABLE `event_stars` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`registration_id` text NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`registration_id`) REFERENCES `event_registrations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`session_id`) REFERENCES `event_sessions`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_stars_by_registration` ON `event_stars` (`tenant_id`,`registration_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `event_stars_by_session` ON `event_stars` (`tenant_id`,`session_id`);