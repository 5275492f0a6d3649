CREATE TABLE `crm_reaches` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `crm_notes` ADD `kind` text DEFAULT 'note' NOT NULL;