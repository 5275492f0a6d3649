-- What is kept of days by groups has no sizes: it is counted and kept anew.
DELETE FROM `form_group_days`;--> statement-breakpoint
ALTER TABLE `form_group_days` ADD `sizes` text DEFAULT '[]' NOT NULL;