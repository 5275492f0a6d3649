CREATE TABLE `hms_given_answers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`round_id` text NOT NULL,
	`point_id` text NOT NULL,
	`answer` text NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`answered_at` integer NOT NULL,
	`answered_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`round_id`) REFERENCES `hms_rounds`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_given_answers_of_point` ON `hms_given_answers` (`tenant_id`,`round_id`,`point_id`,`answered_at`,`id`);--> statement-breakpoint
ALTER TABLE `hms_answers` ADD `answered_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `keeps_on_devices` integer DEFAULT false NOT NULL;