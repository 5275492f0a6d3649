CREATE TABLE `learning_task_people` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`task_id` text NOT NULL,
	`content_id` text NOT NULL,
	`user_id` text NOT NULL,
	`due_on` text,
	`words` text DEFAULT '' NOT NULL,
	`file_id` text,
	`answered_at` integer,
	`comment` text DEFAULT '' NOT NULL,
	`commented_by` text,
	`commented_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`task_id`) REFERENCES `learning_tasks`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_task_people_of_task` ON `learning_task_people` (`tenant_id`,`task_id`,`id`);--> statement-breakpoint
CREATE INDEX `learning_task_people_of_user` ON `learning_task_people` (`tenant_id`,`user_id`,`answered_at`);--> statement-breakpoint
CREATE INDEX `learning_task_people_of_content` ON `learning_task_people` (`tenant_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `learning_tasks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`content_id` text NOT NULL,
	`author_id` text NOT NULL,
	`answer_type` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`due_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_tasks_of_content` ON `learning_tasks` (`tenant_id`,`content_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `learning_tasks_by_author` ON `learning_tasks` (`tenant_id`,`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `learning_tasks_by_age` ON `learning_tasks` (`tenant_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `course_enrolments` ADD `valid_until` text;--> statement-breakpoint
ALTER TABLE `course_enrolments` ADD `renew_on` text;--> statement-breakpoint
CREATE INDEX `course_enrolments_to_renew` ON `course_enrolments` (`tenant_id`,`renew_on`);--> statement-breakpoint
ALTER TABLE `courses` ADD `valid_months` integer;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `profession` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `skill` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `tags` text DEFAULT '[]' NOT NULL;