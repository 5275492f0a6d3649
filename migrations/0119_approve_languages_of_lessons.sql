ALTER TABLE `course_texts` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `approved_by` text;