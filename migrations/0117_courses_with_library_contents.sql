CREATE TABLE `course_contents` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`content_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_contents_in_order` ON `course_contents` (`tenant_id`,`part_id`,`sort_order`);--> statement-breakpoint
CREATE INDEX `course_contents_of_content` ON `course_contents` (`tenant_id`,`content_id`);--> statement-breakpoint
CREATE INDEX `course_contents_of_course` ON `course_contents` (`tenant_id`,`course_id`);