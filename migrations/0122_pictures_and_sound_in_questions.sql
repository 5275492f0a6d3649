ALTER TABLE `course_questions` ADD `body` text;--> statement-breakpoint
ALTER TABLE `course_questions` ADD `explanation` text;--> statement-breakpoint
ALTER TABLE `course_questions` ADD `media` text DEFAULT '[]' NOT NULL;