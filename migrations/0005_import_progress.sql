ALTER TABLE `imports` ADD `run` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `cursor` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `details` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `import_rows_by_verdict` ON `import_rows` (`tenant_id`,`import_id`,`verdict`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_by_state` ON `import_rows` (`tenant_id`,`import_id`,`state`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_by_record` ON `import_rows` (`tenant_id`,`import_id`,`record_id`);