ALTER TABLE `nl_tests` ADD `offers_listening` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `path` text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `advice` text;