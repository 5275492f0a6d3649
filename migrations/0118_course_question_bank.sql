CREATE TABLE `course_draws` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`number` integer NOT NULL,
	`language` text NOT NULL,
	`questions` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_draws_of_user` ON `course_draws` (`tenant_id`,`part_id`,`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_draws_of_course` ON `course_draws` (`tenant_id`,`course_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `course_questions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`author_id` text NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`options` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`sought` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `course_questions_by_age` ON `course_questions` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_questions_in_language` ON `course_questions` (`tenant_id`,`language`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `course_parts` ADD `draws` text DEFAULT '[]' NOT NULL;