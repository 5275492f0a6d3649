CREATE TABLE `nl_rescorings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`item_id` text NOT NULL,
	`added` text NOT NULL,
	`changes` text NOT NULL,
	`undone_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_rescorings_of_item` ON `nl_rescorings` (`tenant_id`,`item_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `nl_answers` ADD `accepted` text;