CREATE TABLE `event_materials` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`session_id` text,
	`speaker_id` text,
	`title` text NOT NULL,
	`url` text,
	`file_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_materials_by_event` ON `event_materials` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
CREATE TABLE `event_speakers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`session_id` text,
	`name` text NOT NULL,
	`role` text DEFAULT 'speaker' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_speakers_by_token` ON `event_speakers` (`token_hash`);--> statement-breakpoint
CREATE INDEX `event_speakers_by_event` ON `event_speakers` (`tenant_id`,`event_id`,`id`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `source` text DEFAULT 'page' NOT NULL;--> statement-breakpoint
CREATE INDEX `event_registrations_by_time` ON `event_registrations` (`tenant_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `events` ADD `hours` real;