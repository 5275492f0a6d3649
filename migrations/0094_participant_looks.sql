CREATE TABLE `participant_looks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`looked_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`client_id`) REFERENCES `people`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `participant_looks_of_client` ON `participant_looks` (`tenant_id`,`client_id`,`looked_on`,`id`);--> statement-breakpoint
CREATE INDEX `participant_looks_by_age` ON `participant_looks` (`looked_on`);--> statement-breakpoint
CREATE INDEX `crm_attendees_by_email` ON `crm_attendees` (`tenant_id`,`email`,`meeting_id`);