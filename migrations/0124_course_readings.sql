CREATE TABLE `course_notes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`quote` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_notes_of_user` ON `course_notes` (`tenant_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_notes_at_part` ON `course_notes` (`tenant_id`,`part_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_readings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`written_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_readings_of_learner` ON `course_readings` (`tenant_id`,`course_id`,`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_readings_of_part` ON `course_readings` (`tenant_id`,`part_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `course_texts` ADD `cues` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `cues` text DEFAULT '[]' NOT NULL;