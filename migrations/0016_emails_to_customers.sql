ALTER TABLE `crm_notes` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `crm_notes` ADD `recipients` text DEFAULT '[]' NOT NULL;