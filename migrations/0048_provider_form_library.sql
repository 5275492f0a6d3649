CREATE TABLE `portal_form_library` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`titles` text NOT NULL,
	`sort_title` text NOT NULL,
	`languages` text NOT NULL,
	`questions` integer NOT NULL,
	`locks` text NOT NULL,
	`source` text NOT NULL,
	`licence` text NOT NULL,
	`definition` text NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `portal_form_library_by_title` ON `portal_form_library` (`withdrawn_at`,`sort_title`,`id`);