CREATE TABLE `event_access_needs` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`need_kinds` text NOT NULL,
	`needs` text,
	`consent_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `event_need_looks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`looked_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_need_looks_by_event` ON `event_need_looks` (`tenant_id`,`event_id`,`looked_on`,`id`);--> statement-breakpoint
CREATE TABLE `event_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`embedded_by` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `need_kinds` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `course_step_id` text;--> statement-breakpoint
ALTER TABLE `events` ADD `course_due_at` integer;--> statement-breakpoint
CREATE INDEX `events_by_course` ON `events` (`tenant_id`,`course_due_at`);--> statement-breakpoint
ALTER TABLE `resource_doors` ADD `embedded_by` text DEFAULT '[]' NOT NULL;